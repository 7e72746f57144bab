import { AppointmentForm } from "@/components/sections/appointment-form";
import { Picture } from "@/components/ui/picture";
import { Section } from "@/components/ui/section";
import { appointmentForm } from "@/content/forms";
import { homeApartment } from "@/content/home-apartment";

/** The appointment form beside a quiet picture. */
export function QuoteRequest() {
  return (
    <Section id="appointment" tone="paper-2">
      <div className="container-page grid items-stretch gap-12 lg:grid-cols-12 lg:gap-6">
        <div className="max-lg:hidden lg:col-span-5">
          <Picture name={homeApartment.appointment.picture} slot="portrait" className="h-full" />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <p className="label text-accent">{appointmentForm.label}</p>
          <h2 id="appointment-title" className="mt-4 mb-10 text-title">
            {appointmentForm.title}
          </h2>
          <AppointmentForm idPrefix="quote" />
        </div>
      </div>
    </Section>
  );
}
