import { footer } from "@/content/model/navigation";
import { site } from "@/content/model/site";
import { phoneHref } from "@/lib/text/phone";
import "@/components/ui/link/link.css";
import "./compact-reach.css";

export function CompactReach() {
  return (
    <div className="compact-reach">
      <h2 className="font-text text-small text-on-night-2 print:hidden">{footer.contactTitle}</h2>
      <p className="compact-phone">
        <a href={phoneHref(site.phones.booking)}>{site.phones.booking}</a>
      </p>
      <div className="compact-write text-small">
        <a href={`mailto:${site.emails.booking}`} className="link-line">
          {site.emails.booking}
        </a>
        <address className="text-on-night-2 not-italic">{site.addresses.head}</address>
      </div>
    </div>
  );
}
