/** Syntax that would be a second door for text, pictures or forms, for the rule `no-restricted-syntax`. */

/** U+0000 and the like by their numbers: what `takeText` takes out or maps, but for ends of lines. */
const CONTROL = '(?!0[9ad])[01][0-9a-f]|7f|[89][0-9a-f]|ad';
const LATER = '200b|202[a-e]|206[6-9]|feff|fff[9abc]|(?:e[0-9a-f]|f[0-8])[0-9a-f]{2}';
const KIND =
  'C[cfnos]?|Control|cntrl|Other|Format|Unassigned|Private_Use|Surrogate|Noncharacter_Code_Point|NChar';
/** As the source of an expression writes such signs. */
const WRITTEN = `/\\\\(?:0(?![0-9])|c[a-z]|x(?:${CONTROL})|u(?:00(?:${CONTROL})|${LATER}|[{]0*(?:${CONTROL}|${LATER}|[0-8])[}])|p[{](?:(?:General_Category|gc)=)?(?:${KIND})[}])/i`;
/** The signs themselves. */
const SIGN =
  '/[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\xad\\u200b\\u202a-\\u202e\\u2066-\\u2069\\ue000-\\uf8ff\\ufeff\\ufff9-\\ufffc]/';
const RULES_OUT = ":matches([callee.name='RegExp'], [callee.property.name='RegExp'])";
const TAKES_OUT =
  ':matches([callee.property.name=/^(replace|replaceAll|split)$/], [callee.property.value=/^(replace|replaceAll|split)$/])';
const ASKS = `:matches(NewExpression${RULES_OUT}, CallExpression${RULES_OUT}, CallExpression${TAKES_OUT})`;

/** `takeText` knows what is kept, changed and taken out. */
export const CLEANING = {
  selector: [
    `Literal[regex.pattern=${WRITTEN}]`,
    `Literal[regex.pattern=${SIGN}]`,
    `Literal[value=${WRITTEN}]`,
    `TemplateElement[value.cooked=${WRITTEN}]`,
    `TaggedTemplateExpression TemplateElement[value.raw=${WRITTEN}]`,
    `${ASKS} > Literal[value=${SIGN}]`,
    `${ASKS} > TemplateLiteral > TemplateElement[value.cooked=${SIGN}]`,
    `${ASKS} > CallExpression[callee.property.name=/^from(CharCode|CodePoint)$/]`,
  ].join(', '),
  message:
    'Text comes in by one door: takeText of supabase/functions/_shared/text/take-text.ts (docs/comes-in/text.md).',
};

const DECODER = '/^(createImageBitmap|ImageDecoder)$/';
const LIBRARY = '/^(libheif-js|jpeg-js)($|.)/';

/** A second way from a file to its pixels would take, refuse and colour other pictures than the first. */
export const DECODING = {
  selector: [
    `Identifier[name=${DECODER}]`,
    `Literal[value=${DECODER}]`,
    "NewExpression[callee.name='Image']",
    "MemberExpression[object.name=/^(self|window|globalThis)$/]:matches([property.name='Image'], [property.value='Image'])",
    "CallExpression[callee.property.name='createElement'][arguments.0.value='img']",
    `:matches(ImportDeclaration, ImportExpression, ExportNamedDeclaration)[source.value=${LIBRARY}]`,
  ].join(', '),
  message:
    'Chosen pictures come in through openPicture, stored ones are decoded by decodeUpright: src/lib/pictures/door/.',
};

/** A browser's own words are in its language, and in a bubble that goes away. */
export const BUBBLE = {
  selector: "JSXOpeningElement[name.name='form']:not(:has(JSXAttribute[name.name='noValidate']))",
  message:
    'Use Form of src/components/ui/form.tsx; a form that judges its fields itself says noValidate.',
};
