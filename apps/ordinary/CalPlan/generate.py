#!/usr/bin/env python3
"""generate.py OUT COUNT SEED [middle]: iCalendar files and options for CalPlan."""
import os, random, sys
from datetime import date, datetime, timedelta

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
from inputs import Inputs

inputs = Inputs()
OUT, COUNT, SEED = inputs.out, inputs.count, inputs.seed

NOUN = "Sprint Review Planning Dentist Football Choir Standup Budget Client Team Board Yoga Lunch Interview Release Parents School Piano Garage Training".split()
ROOM = ["", "", "Room 1", "Room 2", "Blue Room", "Online", "Main hall\\, 2nd floor", "Café Süd"]
CATS = "work family sport music travel admin health".split()
ZONES = ["Europe/Berlin", "Europe/London", "America/New_York", "Asia/Tokyo", None, "UTC"]
DAYS = "MO TU WE TH FR SA SU".split()

def fold(line):
    out = []
    while len(line) > 70:
        out.append(line[:70]); line = " " + line[70:]
    return "\r\n".join(out + [line])

def rrule(rng, start, style):
    f = rng.choices(["DAILY", "WEEKLY", "MONTHLY", "YEARLY"], style)[0]
    p = ["FREQ=" + f]
    if rng.random() < 0.3: p.append("INTERVAL=%d" % rng.randint(2, 4))
    if f == "WEEKLY" and rng.random() < 0.6: p.append("BYDAY=" + ",".join(rng.sample(DAYS, rng.randint(1, 5))))
    if f == "DAILY" and rng.random() < 0.3: p.append("BYDAY=MO,TU,WE,TH,FR")
    if f == "MONTHLY":
        r = rng.random()
        if r < 0.3: p.append("BYDAY=%d%s" % (rng.choice([1, 2, 3, -1]), rng.choice(DAYS)))
        elif r < 0.5: p += ["BYDAY=MO,TU,WE,TH,FR", "BYSETPOS=%d" % rng.choice([1, -1, 2])]
        elif r < 0.7: p.append("BYMONTHDAY=" + ",".join(map(str, rng.sample([1, 5, 10, 15, 28, 31, -1], 2))))
    if f == "YEARLY" and rng.random() < 0.4: p.append("BYMONTH=%d,%d" % (rng.randint(1, 6), rng.randint(7, 12)))
    r = rng.random()
    if r < 0.3: p.append("COUNT=%d" % inputs.draw(3, 400))
    elif r < 0.5: p.append("UNTIL=" + (start + timedelta(days=inputs.draw(20, 2000))).strftime("%Y%m%dT%H%M%SZ"))
    return ";".join(p)

def main():
    for i in range(COUNT):
        rng = inputs.random = random.Random(f"{SEED}-{i}")
        total = inputs.draw(60, 1500); files = rng.randint(1, 4)
        rep = inputs.uniform(0.02, 0.6); style = [rng.random() ** 2 + 0.02 for _ in range(4)]
        window = inputs.draw(20, 500); rep = min(rep, 15000 / (total * window)); past = inputs.draw(30, 2500)
        people = ["p%d.%s@example.org" % (k, rng.choice(NOUN).lower()) for k in range(inputs.draw(3, 40))]
        crowd = inputs.draw(1, 12); text = inputs.draw(1, 60)
        begin = date(rng.randint(2022, 2024), rng.randint(1, 12), 1)
        paths = []
        for f in range(files):
            L = ["BEGIN:VCALENDAR", "VERSION:2.0", "X-WR-CALNAME:Calendar %d" % f]
            for n in range(total // files):
                tz = rng.choice(ZONES); allday = rng.random() < 0.08
                recurring = rng.random() < rep
                off = rng.randint(-past, window) if recurring else rng.randint(-past // 4, window + past // 10)
                s = datetime(begin.year, begin.month, begin.day, rng.randint(7, 18), rng.choice([0, 15, 30, 45])) + timedelta(days=off)
                def stamp(d): return d.strftime("%Y%m%d") if allday else d.strftime("%Y%m%dT%H%M%S") + ("Z" if tz == "UTC" else "")
                par = ";VALUE=DATE" if allday else (";TZID=" + tz if tz and tz != "UTC" else "")
                dur = timedelta(days=rng.randint(1, 5)) if allday else timedelta(minutes=15 * rng.randint(1, 12))
                uid = "ev-%d-%d@x" % (f, n)
                ev = ["BEGIN:VEVENT", "UID:" + uid, "DTSTART%s:%s" % (par, stamp(s)), "SUMMARY:%s %s %d" % (rng.choice(NOUN), rng.choice(NOUN), rng.randrange(50))]
                ev.append("DTEND%s:%s" % (par, stamp(s + dur)) if rng.random() < 0.7 or allday else "DURATION:PT%dM" % (dur.seconds // 60))
                room = rng.choice(ROOM)
                if room: ev.append("LOCATION:" + room)
                ev.append("DESCRIPTION:" + "\\n".join(" ".join(rng.choice(NOUN) for _ in range(rng.randint(2, 14))) for _ in range(rng.randint(1, text))))
                for p in rng.sample(people, min(len(people), rng.randint(0, crowd))):
                    ev.append("ATTENDEE;CN=\"%s\";PARTSTAT=%s:mailto:%s" % (p.split("@")[0], rng.choice(["ACCEPTED", "ACCEPTED", "TENTATIVE", "DECLINED"]), p))
                if rng.random() < 0.6: ev.append("CATEGORIES:" + ",".join(rng.sample(CATS, rng.randint(1, 3))))
                if rng.random() < 0.1: ev.append("TRANSP:TRANSPARENT")
                if rng.random() < 0.05: ev.append("STATUS:CANCELLED")
                moved = None
                if recurring:
                    ev.append("RRULE:" + rrule(rng, s, style))
                    for _ in range(rng.randint(0, 4)): ev.append("EXDATE%s:%s" % (par, stamp(s + timedelta(days=7 * rng.randint(1, 60)))))
                    if rng.random() < 0.2: moved = s + timedelta(days=7 * rng.randint(1, 20))
                if rng.random() < 0.3: ev += ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "END:VALARM"]
                L += ev + ["END:VEVENT"]
                if moved:
                    L += ["BEGIN:VEVENT", "UID:" + uid, "RECURRENCE-ID%s:%s" % (par, stamp(moved)), "DTSTART%s:%s" % (par, stamp(moved + timedelta(hours=2))), "SUMMARY:Moved %d" % n, "END:VEVENT"]
            L.append("END:VCALENDAR")
            path = f"{OUT}/in_{i:04d}_{f}.ics"
            with open(path, "w", encoding="utf-8", newline="") as h: h.write("\r\n".join(fold(x) for x in L) + "\r\n")
            paths.append(path)
        mode = rng.choice(["agenda", "conflicts", "free", "stats", "month", "export"])
        args = [mode, "--from", str(begin), "--days", str(window), "--zone", rng.choice(["Europe/Berlin", "America/New_York", "UTC", "Australia/Sydney"])]
        if mode == "free":
            args += ["--work", rng.choice(["09:00-17:00", "07:00-20:00", "13:00-18:00"]), "--min", str(rng.choice([15, 30, 60, 120]))]
            if rng.random() < 0.5: args += ["--people", ",".join(rng.sample(people, min(len(people), rng.randint(1, 5))))]
        if mode == "agenda" and rng.random() < 0.5: args += ["--lang", rng.choice(["de", "fr", "es"])]
        if rng.random() < 0.2: args += ["--match", rng.choice(["sprint|review|team", "^[A-M]", "\\d[02468]$", "room [12]"])]
        if rng.random() < 0.5: args += ["--out", f"{OUT}/out_{i:04d}.txt"]
        inputs.run(args + paths)
    inputs.finish()

main()
