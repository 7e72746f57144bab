import type { Site } from "@/content/model/site";

/** Where a published desk saves. */
export function backendOf({ repository }: Pick<Site, "repository">) {
  if (!repository) throw new Error("content/records/site.yaml: a live desk needs its repository.");
  const { host, name, branch, signIn, application } = repository;
  const account = {
    ...(signIn ? { base_url: signIn } : {}),
    ...(application ? { auth_type: "pkce", app_id: application } : {}),
  };
  return {
    name: host,
    repo: name,
    branch,
    ...(signIn || application ? account : { auth_methods: ["token"] }),
    commit_messages: {
      create: "{{collection}}: {{slug}} is new",
      update: "{{collection}}: {{slug}} changed",
      delete: "{{collection}}: {{slug}} removed",
      uploadMedia: "pictures: {{path}}",
      deleteMedia: "pictures: {{path}} removed",
    },
  };
}

/** The folder of this computer; the editor asks for a repository, and shows its name as the folder to choose. */
export const localBackend = (folder: string) => ({
  name: "github",
  repo: `local/${folder}`,
  branch: "main",
  auth_methods: ["token"],
});
