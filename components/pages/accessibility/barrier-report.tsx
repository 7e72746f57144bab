import { phoneHref } from "@/lib/text/phone";
import { Section } from "@/components/ui/section/section";
import { barrierReport } from "@/content/copy/accessibility";
import { site } from "@/content/model/site";
import { encodeText } from "@/lib/text/encode-text";
import "@/components/ui/link/link.css";
import "./barrier-report.css";

/** Says whom to tell about a barrier; it comes first, for guests who have just met one. */
export function BarrierReport() {
  const { id, title, text, hours, phone, email, subject } = barrierReport;
  const address = site.emails.info;
  return (
    <Section id={id} tone="paper-2">
      <div className="barrier-report container-page grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
          <p className="mt-5 text-lead text-ink-2">{text}</p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 lg:self-end">
          <dl className="grid gap-y-3">
            <div>
              <dt className="label text-ink-2">{phone}</dt>
              <dd>
                <a href={phoneHref(site.phones.booking)} className="link-line figures">
                  {site.phones.booking}
                </a>
              </dd>
            </div>
            <div>
              <dt className="label text-ink-2">{email}</dt>
              <dd>
                <a
                  href={`mailto:${address}?subject=${encodeText(subject)}`}
                  className="link-line wrap-anywhere"
                >
                  {address}
                </a>
              </dd>
            </div>
          </dl>
          <p className="mt-5 text-ink-2">{hours}</p>
        </div>
      </div>
    </Section>
  );
}
