/** The fonts of words on photos, on screens and in files: none is loaded. */
export const LABEL_FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif';
