import { windowSlot } from "@/components/pages/not-found/picture-slots";
import { ContentLink } from "@/components/ui/link/content-link";
import { Picture } from "@/components/features/pictures/picture";
import { Greeting } from "@/components/ui/tibeb/greeting";
import { notFoundPage } from "@/content/copy/pages";
import "./not-found.css";

export function Lost() {
  const { picture, code, title, text, greeting, action } = notFoundPage;
  return (
    <div className="lost on-night bg-night text-on-night">
      <div className="lost-picture">
        <Picture name={picture} slot={windowSlot} alt="" priority />
      </div>
      <div className="container-page pb-14">
        <Greeting {...greeting} className="text-adey" />
        <div className="lost-words">
          <p className="lost-code figures">{code}</p>
          <div>
            <h1 className="text-title">{title}</h1>
            <p className="mt-4 mb-8 max-w-xl text-lead">{text}</p>
            <ContentLink link={action} className="button button-adey" />
          </div>
        </div>
      </div>
    </div>
  );
}
