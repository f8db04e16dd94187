declare module '*.png' {
  /** Its address. */
  const address: string;
  export default address;
}
