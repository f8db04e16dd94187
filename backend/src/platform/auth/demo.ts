export const DEMO_PASSWORD = 'Leadline2026';

/** The demo's addresses end in `.test`, which RFC 2606 reserves, so they belong to nobody. */
export const isDemoAddress = (email: string) => email.toLowerCase().endsWith('.test');
