/** Both apps share an origin, so one token signs in to both. */
const tokenKey = 'leadline.token';

export type Claims = {
  readonly sub: string;
  readonly role_id: string | null;
  readonly user_type_code: 'ADM' | 'INS' | 'STU' | 'SPR';
  readonly user_person_id: string;
  readonly username: string;
  readonly farm_id: string | null;
  readonly exp: number;
};

/** An administrator sees the product as a role opens it, or the super user a barn: in this window alone, and until it is closed. */
const viewingKey = 'leadline.viewing';

export type Viewing = { readonly token: string } & ({ readonly roleName: string } | { readonly farmName: string });

export const readViewing = (): Viewing | null => {
  const kept = sessionStorage.getItem(viewingKey);
  return kept ? (JSON.parse(kept) as Viewing) : null;
};
export const beginViewing = (viewing: Viewing): void => sessionStorage.setItem(viewingKey, JSON.stringify(viewing));
export const endViewing = (): void => sessionStorage.removeItem(viewingKey);

export const readToken = (): string | null => readViewing()?.token ?? localStorage.getItem(tokenKey);
export const storeToken = (token: string): void => localStorage.setItem(tokenKey, token);
export const clearToken = (): void => {
  endViewing();
  localStorage.removeItem(tokenKey);
};

const decode = (token: string): Claims | null => {
  try {
    const body = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
  } catch {
    return null;
  }
};

/** Null if nobody is signed in, or the token has expired. */
export const readClaims = (now = Date.now()): Claims | null => {
  const token = readToken();
  const claims = token ? decode(token) : null;
  return claims && claims.exp * 1000 > now ? claims : null;
};

/** The stored token's, spent or not, while there is no signal: nobody can sign in anew then, and nothing can be asked. */
export const claimsWithoutSignal = (): Claims | null => {
  const token = navigator.onLine ? null : readToken();
  return token ? decode(token) : null;
};

/** Whose token it is, also once it is spent. */
export const tokenOwner = (): string | null => decode(readToken() ?? '')?.sub ?? null;

export const homeOf = ({ user_type_code, user_person_id }: Claims): string => {
  switch (user_type_code) {
    case 'ADM':
      return '/admin/daysheet';
    case 'INS':
      return `/admin/staffhome/${user_person_id}/schedule`;
    case 'STU':
      return `/clienthome/${user_person_id}/account`;
    case 'SPR':
      return '/admin/superuser';
  }
};

let leaving = false;

/** `next` is where sign-in returns to. Idempotent: a second navigation would abort the first, and on a slow line none would ever finish. */
export const goToLogin = (next = location.pathname + location.search): void => {
  if (readViewing()) {
    // Whoever only looked is still signed in.
    endViewing();
    location.assign('/admin/');
    return;
  }
  clearToken();
  if (leaving || location.pathname === '/login') return;
  leaving = true;
  // The back button restores the page from the cache as it was left, so it is reloaded.
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`);
};
