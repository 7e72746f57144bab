import { mediaAddress } from "@/components/features/lightbox/media-type";
import { site } from "@/content/site";

const { endpoint } = site.forms;

/** Where the owner wants forms sent, under the site's sub-path if it is a path; without it nothing is ever sent. */
export const formEndpoint = endpoint === undefined ? "" : mediaAddress(endpoint);
