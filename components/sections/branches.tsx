import { MapOnRequest } from "@/components/islands/map-on-request";
import { phoneHref } from "@/components/lib/phone";
import { ResortMap } from "@/components/ui/resort-map";
import { Section } from "@/components/ui/section";
import { branches, contactPage } from "@/content/contact";
import { site } from "@/content/site";

/** The four addresses beside the map of them. */
export function Branches() {
  const { map } = contactPage;
  const drawn = <ResortMap ground="paper" alt={map.alt} className="h-full max-w-full" />;
  return (
    <Section id="branches">
      <div className="container-page grid gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="lg:col-span-5">
          <p className="label text-accent">{map.title}</p>
          <h2 id="branches-title" className="mt-4 text-title">
            {contactPage.branchesTitle}
          </h2>
          <ul className="mt-8 border-t border-line">
            {branches.map(({ id, name, place, address, phone }) => (
              <li key={id} className="border-b border-line py-5">
                <h3 className="text-heading">{name}</h3>
                <p className="text-ink-2">{place}</p>
                <address className="mt-2 flex flex-wrap items-center justify-between gap-x-6 not-italic">
                  <span>{address}</span>
                  <a
                    href={phoneHref(phone)}
                    className="link-line inline-flex min-h-11 items-center tabular-nums"
                  >
                    {phone}
                  </a>
                </address>
              </li>
            ))}
          </ul>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          {site.map.frameUrl ? (
            <MapOnRequest frameUrl={site.map.frameUrl} texts={map}>
              {drawn}
            </MapOnRequest>
          ) : (
            drawn
          )}
        </div>
      </div>
    </Section>
  );
}
