import { StayForm } from "@/components/islands/stay-form";
import { formAction } from "@/components/lib/asset";
import { buttonStyle } from "@/components/ui/button-style";
import { Greeting } from "@/components/ui/greeting";
import { Picture } from "@/components/ui/picture";
import { WordField } from "@/components/ui/word-field";
import { hostelSearch } from "@/content/forms";
import { homeHostel } from "@/content/home-hostel";

/** The hero of the Hostel: a printed poster, its picture in a doorway, the search strip pinned over the edge. */
export function HeroPoster() {
  const { hero } = homeHostel;
  return (
    <div data-hero-ground="accent">
      <div className="poster field-clay hero-poster">
        <div className="container-page grid grid-cols-1 items-end gap-x-6 gap-y-10 pt-[calc(var(--header-height)+1.5rem)] md:grid-cols-12">
          <div className="pb-6 md:col-span-7 md:self-center md:pb-20 lg:pb-36">
            <Greeting />
            <h1 className="mt-5">{hero.title}</h1>
            <p className="mt-9 max-w-md text-lead">{hero.text}</p>
          </div>
          <div className="poster-door md:col-span-5 md:col-start-8">
            <Picture name={hero.picture} slot="door" priority />
          </div>
        </div>
      </div>
      <div className="relative z-10 container-page -mt-10 lg:-mt-14">
        <StayForm
          action={formAction(hostelSearch.action)}
          label={hostelSearch.label}
          className="stay-bar stay-strip overflow-clip rounded-card border-2 border-ink bg-paper text-ink"
        >
          {hostelSearch.fields.map((field) => (
            <WordField key={field.name} field={field} />
          ))}
          <button type="submit" className={buttonStyle("solid", "m-3 self-stretch")}>
            {hostelSearch.submit}
          </button>
        </StayForm>
        <p className="poster-hours">{hostelSearch.hours}</p>
      </div>
    </div>
  );
}
