import { ResortMap } from "@/components/ui/resort-map";
import { phoneHref } from "@/components/lib/phone";
import { locations } from "@/content/locations";
import { footer } from "@/content/navigation";
import { site } from "@/content/site";

/** The large line to call or write to, and the drawn map of the four resorts. */
export function FooterContact() {
  return (
    <div className="grid items-end gap-12 pb-16 lg:grid-cols-12">
      <div className="lg:col-span-7">
        <p className="label text-adey">{footer.contactLabel}</p>
        <h2 className="mt-4 text-display">{footer.contactTitle}</h2>
        <p className="mt-8 font-display text-heading tabular-nums">
          <a href={phoneHref(site.phones.booking)} className="hover:text-adey">
            {site.phones.booking}
          </a>
        </p>
        <p className="mt-2 text-lead">
          <a href={`mailto:${site.emails.booking}`} className="link-line hover:text-adey">
            {site.emails.booking}
          </a>
        </p>
        <address className="mt-2 text-on-night-2 not-italic">{site.addresses.head}</address>
      </div>
      <div className="lg:col-span-5">
        <h2 className="font-text label font-semibold text-on-night-2">{footer.locationsLabel}</h2>
        <p className="mt-2 mb-4">{locations.map(({ name }) => name).join(" · ")}</p>
        <ResortMap ground="night" alt={footer.mapAlt} className="w-full max-w-lg" />
      </div>
    </div>
  );
}
