import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { describeConditions } from './also-holds.ts';
import { describeErrors } from './describe-errors.ts';
import { requireEffects } from './effects.ts';
import { ErrorBodyDto } from './error.dto.ts';
import { withNamedValues } from './named-values.ts';
import { ACCESS_TOKEN_SCHEME, describeScopes } from './scopes.ts';

type OperationBody = NonNullable<
  NonNullable<OpenAPIObject['paths'][string]['post']>['requestBody']
>;
type ContentObject = Extract<OperationBody, { content: unknown }>['content'];

/** The path of the HTML page; the document itself is below it. */
export const DOCUMENTATION_PATH = '/api/docs';

const FILE = { type: 'string', format: 'binary' };

/** Request bodies in formats other than JSON. The decorators support only one schema for all formats. */
const FILE_BODIES: Readonly<Record<string, ContentObject>> = {
  '/api/calendar-files': {
    'text/calendar': { schema: FILE },
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: FILE,
          timeZone: { type: 'string', format: 'time-zone', example: 'Europe/Berlin' },
        },
      },
    },
  },
};

/** Creates the OpenAPI 3.1 document from the controllers and their DTOs. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Rapport API')
    .setDescription(
      'Contacts, how they work, and coaching. Every call under /api needs a bearer token of the ' +
        'auth service and sees the rows of its subject only. Where `x-scopes` says so, an access token ' +
        'of a program with all of these scopes will do. Every answer with a status of 400 or ' +
        'more is `{ "error", "code" }`, with `problems` where fields are to blame.',
    )
    .setVersion('1')
    .setLicense('MIT', 'https://spdx.org/licenses/MIT.html')
    .addServer('/', 'Where this document is served')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'rapport_pat_…',
        description: 'An access token that its user made for a program, with the scopes it needs',
      },
      ACCESS_TOKEN_SCHEME,
    )
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    operationIdFactory: (controller, method) => `${controller.replace('Controller', '')}_${method}`,
    extraModels: [ErrorBodyDto],
  });
  requireEffects(document);
  describeScopes(document);
  describeErrors(document);
  describeConditions(document);
  for (const [path, content] of Object.entries(FILE_BODIES)) {
    const body = document.paths[path]?.post?.requestBody;
    if (body && 'content' in body) Object.assign(body.content, content);
  }
  return withNamedValues(withoutDtoSuffix(document));
}

/** Returns the document with schema names as clients know them: `Contact` instead of `ContactDto`. */
function withoutDtoSuffix(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas ?? {};
  const suffix = /Dto$/;
  const text = JSON.stringify({
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        Object.entries(schemas).map(([name, schema]) => [name.replace(suffix, ''), schema]),
      ),
    },
  });
  return JSON.parse(text.replaceAll(/("#\/components\/schemas\/\w+?)Dto"/g, '$1"'));
}

/** Serves the page with its own assets, and the document as JSON and YAML. */
export function serveDocumentation(app: INestApplication): void {
  SwaggerModule.setup(DOCUMENTATION_PATH, app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: `${DOCUMENTATION_PATH}/openapi.json`,
    yamlDocumentUrl: `${DOCUMENTATION_PATH}/openapi.yaml`,
    customSiteTitle: 'Rapport API',
    // Otherwise the page would send the document's address to an external validator.
    swaggerOptions: { validatorUrl: null },
  });
}
