#!/bin/sh
# A Slurm of four nodes on this machine, for tests: everything of it is in one folder, nothing of the system's
# configuration is read or changed.
#
#   scripts/slurm/cluster.sh start FOLDER     then: export SLURM_CONF=FOLDER/slurm.conf
#   scripts/slurm/cluster.sh node FOLDER N    starts node n1 to n4
#   scripts/slurm/cluster.sh kill FOLDER N    ends a node with all that runs on it, as when power fails
#   scripts/slurm/cluster.sh controller FOLDER
#   scripts/slurm/cluster.sh stop FOLDER
#
# Needs Debian's slurmctld, slurmd, slurm-client, munge (22.05 was tried). Every node says that it has two
# processors. Jobs are tracked by their processes' parents, memory is not limited (that needs a whole
# installation with control groups), nothing is accounted but what jobcomp/filetxt writes to FOLDER/jobs.txt.
set -eu
do=${1:-} dir=${2:-}
if [ -z "$do" ] || [ -z "$dir" ]; then
    echo "usage: scripts/slurm/cluster.sh start|node|kill|controller|stop FOLDER [N]" >&2
    exit 2
fi
PATH=$PATH:/usr/sbin:/sbin
for tool in slurmctld slurmd sinfo munged; do
    command -v "$tool" >/dev/null || {
        echo "no $tool: apt-get install slurmctld slurmd slurm-client munge" >&2
        exit 1
    }
done
mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
# Ports of the controller and the first node; others follow.
port=${PORT:-17001}

configuration() {
    user=$(id -un) host=$(hostname -s)
    cat <<END
ClusterName=mantis
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$port
SlurmUser=$user
SlurmdUser=$user
AuthType=auth/munge
CredType=cred/munge
AuthInfo=socket=$dir/munge/socket
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool-%n
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd-%n.pid
SlurmctldLogFile=$dir/log/slurmctld.log
SlurmdLogFile=$dir/log/slurmd-%n.log
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
JobCompType=jobcomp/filetxt
JobCompLoc=$dir/jobs.txt
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SlurmdParameters=config_overrides
ReturnToService=2
SlurmdTimeout=10
KillWait=3
SchedulerParameters=batch_sched_delay=1,sched_min_interval=200000
NodeName=n[1-4] NodeHostname=$host NodeAddr=127.0.0.1 Port=[$((port + 1))-$((port + 4))] CPUs=2 RealMemory=2000
PartitionName=main Nodes=n[1-4] Default=YES MaxTime=INFINITE State=UP
${SLURM_CONF_MORE:-}
END
}

# wait_for SECONDS COMMAND...: until it succeeds
wait_for() {
    left=$(($1 * 5))
    shift
    until "$@" >/dev/null 2>&1; do
        left=$((left - 1))
        if [ "$left" -lt 0 ]; then
            echo "waited in vain for: $*; see $dir/log" >&2
            exit 1
        fi
        sleep 0.2
    done
}

# end FILE: the process whose number is in a file, and all below it
end() {
    [ -f "$1" ] || return 0
    tree "$(cat "$1")"
    rm -f "$1"
}

# tree PID: ends a process and all below it, parents first so that none is started again
tree() {
    kill -KILL "$1" 2>/dev/null || true
    for child in $(ps -o pid= --ppid "$1" 2>/dev/null); do tree "$child"; done
}

# steps N: the daemons of a node's job steps, which do not hang below its slurmd; what they run says where
steps() {
    for pid in $(pgrep -f "^slurmstepd: \["); do
        for child in $(ps -o pid= --ppid "$pid"); do
            if { tr '\0' '\n' <"/proc/$child/environ"; } 2>/dev/null | grep -qx "SLURMD_NODENAME=n$1"; then echo "$pid"; fi
        done
    done | sort -u
}

controller() {
    SLURM_CONF=$dir/slurm.conf slurmctld -f "$dir/slurm.conf"
    wait_for 20 env SLURM_CONF="$dir/slurm.conf" scontrol ping
}

node() {
    SLURM_CONF=$dir/slurm.conf slurmd -N "n$1" -f "$dir/slurm.conf"
}

case $do in
start)
    mkdir -p "$dir/state" "$dir/log" "$dir/munge"
    chmod 700 "$dir/munge"
    for n in 1 2 3 4; do mkdir -p "$dir/spool-n$n"; done
    [ -f "$dir/munge/key" ] || (umask 077 && head -c 1024 /dev/urandom >"$dir/munge/key")
    munged --force --key-file="$dir/munge/key" --socket="$dir/munge/socket" --pid-file="$dir/munge/munged.pid" \
        --log-file="$dir/munge/log" --seed-file="$dir/munge/seed"
    configuration >"$dir/slurm.conf"
    controller
    for n in 1 2 3 4; do node "$n"; done
    wait_for 30 sh -c "SLURM_CONF='$dir/slurm.conf' sinfo -h -N -t idle -o %N | grep -c . | grep -qx 4"
    ;;
node) node "$3" ;;
kill)
    end "$dir/slurmd-n$3.pid"
    for pid in $(steps "$3"); do tree "$pid"; done
    ;;
controller)
    end "$dir/slurmctld.pid"
    controller
    ;;
stop)
    for n in 1 2 3 4; do "$0" kill "$dir" "$n"; done
    end "$dir/slurmctld.pid"
    end "$dir/munge/munged.pid"
    ;;
*)
    echo "scripts/slurm/cluster.sh: $do: start, node, kill, controller or stop" >&2
    exit 2
    ;;
esac
