import { extname } from 'node:path';
import ts from 'typescript';
import { type CodeFile, isSource, type Project } from '../structure/project.ts';

/** A sentence or word for people that is written in code. */
export interface TextLiteral {
  readonly file: string;
  readonly text: string;
}

/** Attributes whose values people read or hear. */
const textAttributes: ReadonlySet<string> = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'description',
  'eyebrow',
  'heading',
  'label',
  'placeholder',
  'text',
  'title',
]);

/** Where texts for shoppers are made besides `src/ui`: requests, the assistant, emails, and the profile of a new shop. */
const shopFolders = /^src\/(?:actions|assistant|http|loaders|pages|shop|connectors\/embedded\/(?:orders|seed))\//;

/** Texts for people that are written in the code of these folders, in the order of files. */
export function findTextLiterals({ files }: Project): readonly TextLiteral[] {
  return files
    .filter((file) => isSource(file) && (isView(file) || shopFolders.test(file.path)))
    .flatMap((file) =>
      sourcesOf(file)
        .flatMap((source) => textsOf(source))
        .filter((text) => isView(file) || beginsSentence.test(text))
        .map((text) => ({ file: file.path, text })),
    );
}

function isView({ path }: CodeFile): boolean {
  return path.startsWith('src/ui/') || path.endsWith('.astro');
}

/** Outside of views, texts in small letters are lists of words, SQL and log lines. */
const beginsSentence = /^\p{Lu}\p{Ll}/u;

function sourcesOf({ path, text, code }: CodeFile): readonly ts.SourceFile[] {
  if (extname(path) !== '.astro') return code;
  const template = text
    .replace(/^---\r?\n[\s\S]*?^---/m, '')
    .replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<![^>]*>/g, '');
  return [...code, ts.createSourceFile(path, `<>${template}</>`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)];
}

function textsOf(source: ts.SourceFile): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null && /\p{L}{2}/u.test(text)) texts.push(text.trim());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node)) return node.text;
  if (ts.isJsxAttribute(node)) return attributeText(node);
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return sentence(node, node.text);
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? sentence(node, node.text) : null;
}

function attributeText({ name, initializer }: ts.JsxAttribute): string | null {
  const isText = textAttributes.has(name.getText()) && initializer !== undefined && ts.isStringLiteral(initializer);
  return isText ? initializer.text : null;
}

/** Two words beside each other, or one that begins with a capital, which is no name in code. */
const forPeople = /^\p{Lu}\p{Ll}+(?:$|[ ,.:!?’])|(?:^|[ ,.])\p{Ll}{2,}[,.:]? \p{Ll}{2,}/u;

function sentence(node: ts.Node, text: string): string | null {
  return forPeople.test(text) && !isForCode(node) ? text : null;
}

/** Modules, attributes (read above), errors that stop the program, keys, and what describes tools to a language model. */
function isForCode({ parent }: ts.Node): boolean {
  const outer = ts.isTemplateSpan(parent) ? parent.parent : parent;
  const owner = ts.isTemplateExpression(outer) ? outer.parent : outer;
  return (
    ts.isImportDeclaration(owner) ||
    ts.isJsxAttribute(owner) ||
    ts.isLiteralTypeNode(owner) ||
    ts.isNewExpression(owner) ||
    ts.isElementAccessExpression(owner) ||
    (ts.isCallExpression(owner) && owner.expression.getText().endsWith('.describe')) ||
    (ts.isPropertyAssignment(owner) && owner.name.getText() === 'description' && isTool(owner)) ||
    (ts.isBinaryExpression(owner) && /^[!=]==$/.test(owner.operatorToken.getText()))
  );
}

/** `defineTool({ description: … })`. */
function isTool({ parent: { parent } }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^define\w*Tool$/.test(parent.expression.getText());
}
