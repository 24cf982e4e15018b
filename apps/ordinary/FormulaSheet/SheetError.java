/** Instead of a value. */
record SheetError(String reason) {}
