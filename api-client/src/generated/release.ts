// Made from the backend’s declarations by `npm run generate`.

/** What these screens were released as. */
export const release = "0.2.0";
