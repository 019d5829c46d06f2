import { BuilderElement, Run, XmlComponent } from 'docx';

class InstructionText extends XmlComponent {
  constructor(instruction: string) {
    super('w:instrText');
    this.root.push(instruction);
  }
}

function fieldCharacter(type: 'begin' | 'separate' | 'end', style?: string): Run {
  const element = new BuilderElement<{ type: string }>({
    name: 'w:fldChar',
    attributes: { type: { key: 'w:fldCharType', value: type } },
  });
  return new Run({ style, children: [element] });
}

/**
 * A field that already holds its result. The library's own fields leave it empty or mark it dirty:
 * readers that compute no fields would show nothing, and Word would ask before opening the file.
 */
export function fieldWithResult(instruction: string, result: Run[], style?: string): Run[] {
  return [
    fieldCharacter('begin', style),
    new Run({ style, children: [new InstructionText(instruction)] }),
    fieldCharacter('separate', style),
    ...result,
    fieldCharacter('end', style),
  ];
}
