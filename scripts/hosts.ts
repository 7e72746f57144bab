import { writeHostFiles } from "./build/host-files";
import { command } from "./lib/steps";

await command(async () => {
  writeHostFiles("out", "within");
  writeHostFiles("hosting", "beside");
});
