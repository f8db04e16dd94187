/** What a style sheet is to a test. */
const styles: Readonly<Record<string, string>> = {};
export default styles;
