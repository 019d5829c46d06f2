import { BuilderElement, type IRunOptions, Run, XmlComponent } from 'docx';

/** The formatting of a field that a reader recomputes: LibreOffice uses the field's, not its result's. */
type RunStyle = Pick<IRunOptions, 'style' | 'bold'>;

class InstructionText extends XmlComponent {
  constructor(instruction: string) {
    super('w:instrText');
    this.root.push(instruction);
  }
}

function fieldCharacter(type: 'begin' | 'separate' | 'end', look: RunStyle): Run {
  const element = new BuilderElement<{ type: string }>({
    name: 'w:fldChar',
    attributes: { type: { key: 'w:fldCharType', value: type } },
  });
  return new Run({ ...look, children: [element] });
}

/** Starts a field before its result, which may span paragraphs; `fieldEnd` follows it. */
export function fieldStart(instruction: string, look: RunStyle = {}): Run[] {
  return [
    fieldCharacter('begin', look),
    new Run({ ...look, children: [new InstructionText(instruction)] }),
    fieldCharacter('separate', look),
  ];
}

export const fieldEnd = (look: RunStyle = {}): Run => fieldCharacter('end', look);

/**
 * A field with its result. The library's own fields are empty or dirty: readers that compute no fields would show
 * nothing, and Word would ask before opening the file.
 */
export function fieldWithResult(instruction: string, result: Run[], look: RunStyle = {}): Run[] {
  return [...fieldStart(instruction, look), ...result, fieldEnd(look)];
}
