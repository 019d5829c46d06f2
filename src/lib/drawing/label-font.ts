/** What words on photos are written in, on screens and in files: no font is loaded for them. */
export const LABEL_FONT = 'Arial, "Liberation Sans", Helvetica, sans-serif';
