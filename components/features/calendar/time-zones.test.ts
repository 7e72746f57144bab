/** @jest-environment node */
import { execFileSync } from "node:child_process";

/** Runs in a process of its own, because a time zone belongs to a process and jest's process.env is a copy. */
const program = `
import { formatDate, formatDay } from "@/components/features/calendar/days";
import { dayAfter, nightsBetween } from "@/lib/dates/days";
import { fromEthiopian } from "@/lib/dates/ethiopian";
import { formatEthiopian } from "@/components/features/calendar/ethiopian-calendar";
import { describeFasting } from "@/components/features/calendar/describe-fasting";
import { fastingDaysDuring } from "@/components/features/calendar/fasting-days";
console.log(JSON.stringify([
  new Date(2026, 10, 21, 12).toISOString(),
  [
    formatEthiopian("2026-11-21"),
    fromEthiopian(2019, 3, 12),
    fastingDaysDuring("2026-09-21", "2026-09-24").weekdays,
    describeFasting("2026-09-21", "2026-09-24"),
    describeFasting("2027-01-06", "2027-01-07"),
    formatDate("2026-11-21"),
    formatDay("2026-11-21"),
    // The clocks of America go forward between these.
    nightsBetween("2027-03-13", "2027-03-15"),
    dayAfter("2027-03-13", 2),
  ],
]));`;

function saidIn(zone: string): readonly [noon: string, said: readonly unknown[]] {
  const tsx = ["--import", "tsx", "--input-type=module", "-e", program];
  const printed = execFileSync(process.execPath, tsx, { env: { ...process.env, TZ: zone } });
  return JSON.parse(printed.toString());
}

test("no guest's time zone moves a date", () => {
  const [noon, here] = saidIn("Africa/Addis_Ababa");
  for (const zone of ["Pacific/Kiritimati", "America/Los_Angeles"]) {
    const [noonThere, there] = saidIn(zone);
    expect(noonThere).not.toBe(noon);
    expect(there).toEqual(here);
  }
  expect(here.slice(0, 3)).toEqual(["12 Hidar 2019", "2026-11-21", ["2026-09-23"]]);
  expect(here[3]).toContain("Wed 23 September 2026");
  expect(here[4]).toContain("to 6 January 2027");
  expect(here.slice(-2)).toEqual([2, "2027-03-15"]);
});
