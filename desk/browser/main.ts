import "./choices";
import { registerControls } from "./controls";
import { editor } from "./editor";
import { facts } from "./facts";
import { openFolder } from "./folder";
import { registerPreviews } from "./preview";
import { registerSaving } from "./save";
import "./desk.css";

registerControls();
registerSaving();
registerPreviews();
if (facts.local) openFolder();
void editor.init({ config: Object(facts.editor) });
