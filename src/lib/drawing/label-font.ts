/** The fonts of words on photos, on screens and in files: none is loaded for them. */
export const LABEL_FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif';
