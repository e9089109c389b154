import { folded } from './folded-text.ts';
import { soundOf } from './name-sound.ts';

/** Given names with their short and familiar forms, one group per line; a form can be in several groups. */
const GROUPS = `
robert rob robbie bob bobby robbi robin bert roberto beto
william will willie bill billy liam wim willem wilhelm willi guillermo memo
richard rich richie rick ricky dick ricardo riccardo
james jim jimmy jimmie jamie
john johnny jack jon johnnie
jonathan jon jonny nathan
joseph joe joey jo josef sepp jupp beppe giuseppe pino jose pepe josip
thomas tom tommy tomas tomek tommaso
michael mike mick mickey mikey mitch michel michi michal mischa misha mikhail miguel micha
christopher chris kit topher christoph christophe
christian chris christl krischan
christina christine chris chrissy tina christa kristina kristine kirsten
nicholas nick nicky nico nikolaus niklas nicolas klaus claus nikolai kolya nicola
anthony tony antonio toni anton antoine tonino
andrew andy drew
andreas andi andy andre andrei andrea anders andrzej andrej
edward ed eddie ted teddy ned eduard eduardo edoardo edi
theodore ted teddy theo theodor
charles charlie chuck chas carlos karl carl
daniel dan danny dani daniele
david dave davey davy davide
matthew matt matty matthias mathias matteo matthieu mateo mats
stephen steven steve stevie stephan stefan stefano esteban etienne steffen
timothy tim timmy timo
gregory greg gregor grzegorz
jeffrey jeff geoffrey geoff
kenneth ken kenny
ronald ron ronnie
donald don donnie
raymond ray
lawrence larry laurence laurent lorenz lorenzo
leonard leo len lenny leonardo leonhard
frederick fred freddie freddy rick frederic friedrich fritz frederik federico
francis frank fran francisco paco pancho francesco franz francois
francesca fran franca
benjamin ben benny benji
samuel sam sammy
samantha sam sammy
alexander alex alec sandy sascha sasha xander lex alexandre alejandro aleksander alessandro sandro
alexandra alex sandra sasha sandy alexa lexi ola aleksandra
alexis alex
alfred alf alfie fred alfredo
albert al bert bertie alberto
alan al allan allen
abraham abe
henry harry hank henri heinrich heinz hendrik henk enrique enrico
harold harry hal
patrick pat paddy patrik
patricia pat patty tricia trish
peter pete petr piotr pedro pietro pierre peer
philip phil phillip philipp philippe felipe filippo
zachary zach zack zak
walter walt wally
vincent vince vinny vincenzo
victor vic viktor vittorio
gerald gerry jerry gerard gerd gerhard geert
jerome jerry
joshua josh
jacob jake jakob jacques jacobo jakub kuba
nathaniel nathan nate nat
oliver ollie olli olivier
dominic dom nick dominik dominique
eugene gene eugen yevgeny evgeny zhenya
maximilian max maxi
maxwell max
sebastian seb bastian basti wastl
johannes hans hannes jan jo johann joan juan giovanni gianni
ulrich uli ulli
ulrike uli ulli rike
wolfgang wolf wolfi
guenther gunther guenter
ludwig lutz ludo luis louis luigi lodovico
georg joerg schorsch george jorge giorgio
juergen jochen
joachim jochen achim jo
katharina kathi kati katja kathrin katrin kat catherine
catherine katherine kathryn cathy kathy kate katie kat kit kitty catarina caterina cate katarzyna kasia ekaterina katya
elizabeth liz lizzie beth betty betsy eliza elisabeth lisa lisbeth elise else elsa sissi elisabetta isabel
isabella bella isabel isa izzy
margaret maggie meg peggy marge greta gretchen margarete margret rita marguerite margot malgorzata gosia
mary maria marie molly polly mitzi mia marija marika mari
susan sue susie suzanne susanne sanne suzie susi susanna zuzanna
barbara barb babs basia babsi
deborah deb debbie debora
jennifer jen jenny jenn
jessica jess jessie
kimberly kim
rebecca becky becca rebekka
stephanie steph steffi stefanie stefania
victoria vicky vicki tori viktoria
virginia ginny
theresa terry teresa tess tessa resi teresita
terence terry
dorothy dot dotty dolly dorothea thea doris
eleanor ellie nell nora leonore elena lena
helen nell ellen helena helene leni lena elena
magdalena lena leni magda
emily em emmy emilia
abigail abby gail
amanda mandy
angela angie angelika
ann anna anne annie nancy anja anita anneke aniela ania annika hannah
caroline carrie caro carolina karoline line
charlotte lottie lotte charlie lotta
gabriele gabi gaby gabriela gabriella
jacqueline jackie
judith judy judit
julia julie jule juliane giulia yulia
laura laurie lori
lillian lily lilly lil
melissa mel missy
melanie mel
natalie nat natalia natasha nathalie
olivia liv livia
pamela pam
penelope penny
rachel rach rachael raquel
sarah sara sally
sylvia silvia sylvie
valerie val valeria
veronica ronnie vroni veronika
walburga burgi
ignacio nacho
jesus chucho
rafael rafa raphael raffaele
santiago santi diego
manuel manolo manu
manuela manu
dolores lola
mercedes merche
rosario charo
concepcion concha conchita
pilar pili
guadalupe lupe lupita
cristina cris tina
giacomo mino
salvatore toto turi
dmitri dima mitya dmitry dmitriy
vladimir vova volodya vlad volodymyr
sergei seryozha sergey sergio serge
ivan vanya
nadezhda nadia nadya
svetlana sveta lana
tatiana tanya tania
olga olya
irina ira
yuri yura
pavel pasha paul paulo paolo pablo pawel
wladyslaw wladek
stanislaw stas staszek
tadeusz tadek
krzysztof krzys krzysiek
wojciech wojtek
agnieszka aga
joanna asia joana johanna hanna
zbigniew zbyszek
cornelis kees cor cornelius
pieter piet
gerrit gert
mohammed mohamed muhammad mohammad mo mehmet
yusuf youssef yousef
abdullah abdallah abdul
ahmed ahmad ahmet
hussein hussain husein
`;

const groupsBySound = new Map<string, string[]>();
for (const group of GROUPS.trim().split('\n')) {
  for (const sound of new Set(group.split(' ').map((form) => soundOf(folded(form))))) {
    const names = groupsBySound.get(sound) ?? [];
    groupsBySound.set(sound, [...names, `#${group.slice(0, group.indexOf(' '))}`]);
  }
}

/** Returns the nickname groups of a given name, like `#robert` of Bob; empty for a name without other forms. */
export function nicknameGroups(word: string): readonly string[] {
  return groupsBySound.get(soundOf(word)) ?? [];
}
