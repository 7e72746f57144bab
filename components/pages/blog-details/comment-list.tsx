import { formatDay } from "@/components/features/calendar/days";
import { CommentForm } from "@/components/pages/blog-details/comment-form";
import { Monogram } from "@/components/ui/tibeb/monogram";
import { Section } from "@/components/ui/section/section";
import { blogDetails } from "@/content/model/posts";
import type { PostComment } from "@/content/model/types";
import "@/components/ui/link/link.css";
import "./comment-list.css";
import { fillText } from "@/lib/text/fill-text";

const { none, one, other } = blogDetails.commentsTitle;

export function CommentList({ comments }: { comments: readonly PostComment[] }) {
  const count = comments.length;
  const title = count === 0 ? none : count === 1 ? one : fillText(other, { count });
  return (
    <Section id="comments" className="comment-band">
      <div className="container-page grid gap-x-6 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 id="comments-title" className="text-heading">
            {title}
          </h2>
          {count > 0 && (
            <ul className="mt-6 border-t border-line">
              {comments.map(({ id, author, date, text }) => (
                <li key={id} className="flex gap-4 border-b border-line py-5">
                  <Monogram name={author} className="comment-monogram" />
                  <article>
                    <h3 className="font-text font-semibold">{author}</h3>
                    <time dateTime={date} className="text-small text-ink-2">
                      {formatDay(date)}
                    </time>
                    <p className="mt-3">{text}</p>
                    <a href="#comment-comment" className="nav-link label">
                      {blogDetails.reply}
                      <span className="sr-only"> to {author}</span>
                    </a>
                  </article>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="lg:col-[7/-1]">
          <CommentForm idPrefix="comment" />
        </div>
      </div>
    </Section>
  );
}
