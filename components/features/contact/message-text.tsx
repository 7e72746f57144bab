import { messageText, type RequestMessage } from "@/components/features/contact/request-hrefs";
import { sendTexts } from "@/content/copy/stay-request";
import "./contact-channels.css";

/** The message as it will be sent, folded away until a guest wants to read it. */
export function MessageText({ message }: { message: RequestMessage }) {
  return (
    <details className="request-text">
      <summary className="print:hidden">{sendTexts.channels.read}</summary>
      <pre>{messageText(message)}</pre>
    </details>
  );
}
