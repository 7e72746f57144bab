import { sendTexts } from "@/content/copy/stay-request";
import "@/components/ui/link/link.css";

const { form: texts } = sendTexts;

type RequestButtonsProps = { sends: boolean; typed: boolean; onClear: () => void };

export function RequestButtons({ sends, typed, onClear }: RequestButtonsProps) {
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-2">
      {sends && (
        <button type="submit" className="button button-solid">
          {texts.submit}
        </button>
      )}
      {typed && (
        <button type="button" className="nav-link" onClick={onClear}>
          {texts.clear}
        </button>
      )}
      <p className="text-small text-ink-2">{texts.kept}</p>
    </div>
  );
}
