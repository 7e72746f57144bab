/**
 * What notFound() shows, which no page of an export calls: a lost path has global-not-found.tsx. Without this file Next puts a page of
 * its own into the data of every page.
 */
export default function NotFound() {
  return null;
}
