import type { Language } from '@shared/languages/language';
import { FACTS_IN } from '@shared/languages/tables/facts';

/** Explains why dictation ended, by the recogniser's error code; null where nothing is wrong. */
export function dictationProblem(error: string, language: Language): string | null {
  switch (error) {
    // Stopped by us or the browser.
    case 'aborted':
      return null;
    case 'audio-capture':
      return 'No microphone was found. Connect one, or type the note.';
    case 'not-allowed':
      return 'The microphone is not allowed for this page. Allow it in the browser’s settings for this site, or type the note.';
    case 'service-not-allowed':
      return 'This browser does not allow dictation. Type the note, or use the keyboard’s own microphone.';
    case 'network':
      return 'The browser’s dictation service could not be reached. What was heard is in the note.';
    case 'no-speech':
      return 'Nothing was heard.';
    case 'language-not-supported':
      return `This browser takes no dictation in ${FACTS_IN[language].english}.`;
    default:
      return 'Dictation ended unexpectedly. What was heard is in the note.';
  }
}
