import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const pages: readonly string[] = ["price", "year"];

/** The page about prices that an address below /desk/ names. */
export const pricePage = (inside: string) => pages.find((page) => inside === `${page}/`);

type Asked = {
  /** Where the programs are. */
  readonly program: string;
  /** Whose records are read. */
  readonly folder: string;
  readonly page: string;
  readonly query: string;
};

/** Prints a page about prices from the records as they are on the disk. */
export async function printPrices({ program, folder, page, query }: Asked): Promise<string> {
  const file = path.join(program, "desk/prices/print.tsx");
  const { stdout } = await run(process.execPath, ["--import", "tsx", file, folder, page, query], {
    cwd: program,
    timeout: 60_000,
    maxBuffer: 16_000_000,
  });
  return stdout;
}
