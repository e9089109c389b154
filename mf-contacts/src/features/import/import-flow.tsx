import { type ComponentType, useEffect, useRef, useState } from 'react';
import { fileFailure, type FileFailure } from './file/file-failure.ts';
import { FirstStep } from './first-step.tsx';
import { givenFile, giveToImport } from './given-file.ts';
import { LastStepContext } from './step-frame.tsx';

/** All steps with what reads files, most of this page's code: loaded with the first file, and then kept. */
let loaded: ComponentType | null = null;

/** The import of a file, from choosing it to the results of every row. */
export function ImportFlow() {
  const last = useRef<number | null>(null);
  const [Steps, setSteps] = useState(() => loaded);
  const [file, setFile] = useState(givenFile);
  const [failure, setFailure] = useState<FileFailure | null>(null);
  const isReading = file !== null && failure === null;

  // Fetching is outside of React.
  useEffect(() => {
    if (Steps !== null || !isReading) return;
    import('./import-steps.tsx').then(
      ({ ImportSteps }) => {
        loaded = ImportSteps;
        setSteps(() => ImportSteps);
      },
      () => setFailure(fileFailure('Something went wrong while reading it. Try again.')),
    );
  }, [Steps, isReading]);

  const choose = (chosen: File) => {
    giveToImport(chosen);
    setFile(chosen);
    setFailure(null);
  };
  return (
    <LastStepContext value={last}>
      {Steps ? (
        <Steps />
      ) : (
        <FirstStep
          fileName={file?.name ?? null}
          reading={isReading}
          failure={failure}
          onFile={choose}
        />
      )}
    </LastStepContext>
  );
}
