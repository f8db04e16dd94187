const HOME = /^\/admin(\/clienthome\/.*)$/;

const claimsIn = (token: string) =>
  JSON.parse(atob(token.split('.')[1]?.replace(/-/g, '+').replace(/_/g, '/') ?? '')) as { user_type_code?: string };

/** Where a family belongs that follows a staff address of its own pages; decided before anything heavy is fetched. */
export function portalAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  token: string | null,
): string | undefined {
  const [, home] = HOME.exec(pathname) ?? [];
  if (!home || !token) return undefined;
  try {
    return claimsIn(token).user_type_code === 'STU' ? `${home}${search}${hash}` : undefined;
  } catch {
    // No token of ours: the staff screens send the visitor to sign in.
    return undefined;
  }
}
