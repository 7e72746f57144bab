import { registerControls } from "./controls";
import { editor } from "./editor";
import { facts } from "./facts";
import { registerPreviews } from "./preview";
import { registerSaving } from "./save";
import "./desk.css";

registerControls();
registerSaving();
registerPreviews();
void editor.init({ config: Object(facts.editor) });
