import { bindWords } from '@shared/languages/bind-words';
import { BuilderElement, type IRunOptions, Tab, TextRun } from 'docx';
import { type DocumentFonts, partsByScript, type ScriptPart } from './scripts';

type RunStyle = Pick<IRunOptions, 'style' | 'bold' | 'color' | 'size' | 'shading'>;
interface Words extends RunStyle {
  isRightToLeft?: boolean;
  fonts: DocumentFonts;
}

/** A run of complex-script letters, which the library cannot mark. */
class ComplexRun extends TextRun {
  constructor(options: IRunOptions) {
    super(options);
    this.properties.push(new BuilderElement({ name: 'w:cs' }));
  }
}

/** Words as Word's runs, one per script; tabs stay, and words that belong together do not wrap. */
export function docxWords(
  text: string,
  { isRightToLeft = false, fonts, ...look }: Words,
): TextRun[] {
  return partsByScript(bindWords(text), isRightToLeft).map((part) => {
    const options: IRunOptions = {
      ...look,
      ...chooseFont(part, fonts),
      ...(part.isRightToLeft && { rightToLeft: true }),
      children: part.text
        .split('\t')
        .flatMap((words, index) => (index === 0 ? [words] : [new Tab(), words])),
    };
    return part.script && !part.isRightToLeft ? new ComplexRun(options) : new TextRun(options);
  });
}

/** The styles set one complex script's font; other scripts in the document set their own. */
function chooseFont({ script }: ScriptPart, { complex }: DocumentFonts): Pick<IRunOptions, 'font'> {
  if (script === null) return {};
  return { font: { hint: 'cs', ...(script.font !== complex.font && { cs: script.font }) } };
}
