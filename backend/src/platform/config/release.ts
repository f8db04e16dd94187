/** As in package.json. Screens are built with it, and ask the server for its own. F15 */
export const RELEASE = '0.2.0';
