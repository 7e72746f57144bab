import { SiteLink } from "@/components/islands/site-link";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { SectionHead } from "@/components/ui/section-head";
import { extraServices, homeCity } from "@/content/home-city";

/** Five services in a tight row of hairlined cells. */
export function ExtraServices() {
  return (
    <Section id="services" tone="paper-2">
      <div className="container-page">
        <SectionHead id="services" heading={homeCity.services} />
        <ul className="brass-grid mt-12">
          {extraServices.map(({ id, title, text, picture, href }, place) => (
            <li key={id}>
              <article className="card p-5">
                <p className="label text-accent" aria-hidden="true">
                  {String(place + 1).padStart(2, "0")}
                </p>
                <h3 className="mt-3 text-[1.375rem] leading-tight">
                  <SiteLink href={href} className="card-link">
                    {title}
                  </SiteLink>
                </h3>
                <p className="mt-2 mb-5 grow text-small text-ink-2">{text}</p>
                <div className="card-frame">
                  <Picture name={picture} slot="fifth" />
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
