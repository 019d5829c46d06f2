/** Why a file's changes cannot be brought back, in a sentence for people. Any other error is unexpected. */
export class WordProblem extends Error {
  override readonly name = 'WordProblem';
}

export const NOT_WORD =
  'This is not a Word document. Choose the .docx file that was exported from this report.';
export const OLD_OR_LOCKED =
  'This is an older Word document (.doc), or one with a password. Save it in Word as .docx, without a password, and choose that file.';
export const OPEN_DOCUMENT =
  'This is an OpenDocument file (.odt). Save it as a Word document (.docx) and choose that file.';
export const DAMAGED =
  'This Word document is damaged and cannot be read. Open it in Word, save it again and choose that file.';
export const PACKED_OTHERWISE =
  'This Word document is packed in a way that is not read here. Open it in Word, save it again as .docx, without a password, and choose that file.';
export const TOO_LARGE =
  'This Word document is too large to be read here. Take out of it in Word what does not belong to the report, save it and choose it again.';
export const TOO_LONG =
  'This Word document took too long to read. Open it in Word, save it again and choose that file.';
export const STOPPED =
  'The reading of this Word document broke off: it may need more memory than this browser has. Close other tabs and choose it again.';
export const NOT_OURS =
  'This Word document does not say which report it was exported from. Choose one that was exported here; a copy of its text into a new document does not carry that along.';
