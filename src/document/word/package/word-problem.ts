/**
 * A Word file cannot be read or filled: one sentence for people says what happened and what to do. Any other error is
 * unexpected.
 */
export class WordProblem extends Error {
  override readonly name = 'WordProblem';
}

/** The sentences for an unreadable Word file, by its purpose. */
export interface WordSentences {
  notWord: string;
  oldOrLocked: string;
  openDocument: string;
  damaged: string;
  packedOtherwise: string;
  tooLarge: string;
  tooLong: string;
  stopped: string;
}

/** For a firm's template. */
export const OF_TEMPLATE: WordSentences = {
  notWord: 'This is not a Word document. Choose a .docx or .dotx file.',
  oldOrLocked:
    'This is an older Word document (.doc or .dot), or one with a password. Save it in Word as .docx or .dotx, without a password, and choose that file.',
  openDocument:
    'This is an OpenDocument file. Save it as a Word document (.docx) and choose that file.',
  damaged:
    'This Word file is damaged and cannot be read. Open it in Word, save it again and choose that file.',
  packedOtherwise:
    'This file is packed in a way that is not read here. Open it in Word, save it again as .docx, without a password, and choose that file.',
  tooLarge:
    'This file would unpack to more than a template can hold. Take large pictures and attachments out of it in Word and choose it again.',
  tooLong: 'It took too long to read. Save it anew in Word and choose that.',
  stopped:
    'Its reading broke off: it may need more memory than this browser has. Close other tabs, or take large parts out of it in Word, and choose it again.',
};

/** For an exported report edited in Word. */
export const OF_RETURNED: WordSentences = {
  notWord: 'This is not a Word document. Choose the .docx file that was exported from this report.',
  oldOrLocked:
    'This is an older Word document (.doc), or one with a password. Save it in Word as .docx, without a password, and choose that file.',
  openDocument:
    'This is an OpenDocument file (.odt). Save it as a Word document (.docx) and choose that file.',
  damaged:
    'This Word document is damaged and cannot be read. Open it in Word, save it again and choose that file.',
  packedOtherwise:
    'This Word document is packed in a way that is not read here. Open it in Word, save it again as .docx, without a password, and choose that file.',
  tooLarge:
    'This Word document is too large to be read here. Take out of it in Word what does not belong to the report, save it and choose it again.',
  tooLong:
    'This Word document took too long to read. Open it in Word, save it again and choose that file.',
  stopped:
    'The reading of this Word document broke off: it may need more memory than this browser has. Close other tabs and choose it again.',
};
