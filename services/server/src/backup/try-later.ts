/** The exit code of a backup that was not made because another process makes one (EX_TEMPFAIL of sysexits.h). */
export const TRY_LATER = 75;
