import { AppointmentForm } from "@/components/pages/home-apartment/appointment-form";
import { wholePhone, type PictureSlot } from "@/components/features/pictures/picture-slots";
import { Picture } from "@/components/features/pictures/picture";
import { Section } from "@/components/ui/section/section";
import { appointmentForm } from "@/content/copy/forms";
import { homeApartment } from "@/content/copy/home-apartment";
import "./quote-request.css";

const leafHighSlot: PictureSlot = {
  crop: "wide",
  sizes: "(min-width: 62rem) 84rem, 77rem",
  phone: wholePhone,
  smallestMaster: 1600,
  box: "size-full",
};

export function QuoteRequest() {
  return (
    <Section id="appointment" tone="paper-2" className="plan-sheet plan-form pb-0! lg:pt-0!">
      <div className="container-page grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="plan-quote-picture lg:col-span-5">
          <Picture
            name={homeApartment.appointment.picture}
            slot={leafHighSlot}
            className="aspect-auto! h-full"
          />
        </div>
        <div className="plan-quote-words lg:col-[7/-1]">
          <p className="plan-label label text-accent">{appointmentForm.label}</p>
          <h2 id="appointment-title" className="mt-4 mb-10 text-title">
            {appointmentForm.title}
          </h2>
          <AppointmentForm idPrefix="quote" />
        </div>
      </div>
    </Section>
  );
}
