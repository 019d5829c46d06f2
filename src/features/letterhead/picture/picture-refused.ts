/** This file can't become a logo or a signature, no matter who tries again; `message` is the sentence for people. */
export class PictureRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureRefused';
  }
}
