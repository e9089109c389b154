import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type OpenApiDocument, type Operation } from './document.ts';

/** Returns the difference between a response and the document; null if there's none. */
export type AnswerCheck = (
  operation: Operation,
  status: number,
  contentType: string | null,
  text: string,
) => string | null;

/** Checks responses against the document: the status, the error code, and all fields have to be documented. */
export function answerCheck(document: OpenApiDocument): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(closed({ ...document, $id: 'api' }));
  return ({ method, path, responses }, status, contentType, text) => {
    const response = responses[String(status)];
    if (!response) return `status ${status} is not documented`;
    const media = response.content?.['application/json'];
    const [type = ''] = contentType?.split(';') ?? [];
    if (!media && type !== '' && Object.hasOwn(response.content ?? {}, type)) return null;
    if (!media) return text === '' ? null : 'there is a body, and none is documented';
    if (contentType !== 'application/json; charset=utf-8') return `its type is ${contentType}`;
    const place = ['paths', path, method.toLowerCase(), 'responses', String(status)];
    const pointer = [...place, 'content', 'application/json', 'schema'].map(escaped).join('/');
    const validate = ajv.getSchema(`api#/${pointer}`);
    if (!validate) return 'its schema cannot be found';
    const body: unknown = JSON.parse(text);
    if (validate(body) !== true) return ajv.errorsText(validate.errors);
    // Every documented error code has an example.
    const { examples } = media;
    const code = status >= 400 && isObject(body) && 'code' in body ? String(body.code) : null;
    return code === null || (examples && code in examples) ? null : `${code} is not documented`;
  };
}

function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** Returns the same document with objects that allow no undocumented fields. */
function closed(value: object): object {
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, part]: [string, unknown]) => [
      key,
      Array.isArray(part)
        ? part.map((item: unknown) => (isObject(item) ? closed(item) : item))
        : isObject(part)
          ? closed(part)
          : part,
    ]),
  );
  const isClosable = copy.type === 'object' && isObject(copy.properties);
  return isClosable ? { additionalProperties: false, ...copy } : copy;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
