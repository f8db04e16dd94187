/** Stands where a picture is imported: tests draw none. */
export default 'picture.png';
