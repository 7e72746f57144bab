import { PreventWidow } from "@/components/ui/prose/prevent-widow";
import { ContentLink } from "@/components/ui/link/content-link";
import { Monogram } from "@/components/ui/tibeb/monogram";
import type { TibebPattern } from "@/components/ui/tibeb/tibeb-pattern";
import { SocialIcon } from "@/components/features/contact/social-icon";
import { socialLinks } from "@/content/model/navigation";
import type { TeamMember } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./member-card.css";

type MemberCardProps = {
  member: TeamMember;
  woven?: TibebPattern;
  /** Whether this address is the member's own, not that of all. */
  reachable: boolean;
};

export function MemberCard({ member, woven, reachable }: MemberCardProps) {
  const { name, role, email } = member;
  return (
    <article className="member-card">
      <Monogram name={name} woven={woven} className="aspect-4/5 w-full rounded-card" />
      <div className="member-words">
        <h2>{name}</h2>
        <p className="mt-2.5 label text-accent">
          <PreventWidow text={role} />
        </p>
        <div className="member-reach mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
          {reachable && (
            <a
              href={`mailto:${email}`}
              className="link-line inline-flex min-h-11 items-center wrap-anywhere"
            >
              {email}
              <span className="sr-only">: {name}</span>
            </a>
          )}
          <ul className="flex flex-wrap print:hidden">
            {socialLinks.map((link) => (
              <li key={link.network}>
                <ContentLink
                  link={link}
                  className="inline-flex size-11 items-center justify-center text-ink-2 hover:text-accent"
                >
                  <SocialIcon network={link.network} />
                  <span className="sr-only">
                    {name}: {link.label}
                  </span>
                </ContentLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </article>
  );
}
