import "./choices";
import { masterNames } from "@/content/schemas/fields";
import { registerControls } from "./controls";
import { editor } from "./editor";
import { facts } from "./facts";
import { openFolder } from "./folder";
import { registerPreviews } from "./preview";
import { registerSaving } from "./save";
import "./desk.css";

for (const name of facts.names) masterNames.add(name);
registerControls();
registerSaving();
registerPreviews();
if (facts.local) openFolder();
void editor.init({ config: Object(facts.editor) });
