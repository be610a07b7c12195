BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',1,1794981900450,'{"type":"opened"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',16,1794981900586,'{"type":"moved","seat":1,"text":"steer 296"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',17,1794981900615,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',18,1794981900627,'{"type":"moved","seat":1,"text":"steer 82"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',19,1794981900644,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',20,1794981900686,'{"type":"moved","seat":1,"text":"steer 262"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',21,1794981900706,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',22,1794981900715,'{"type":"moved","seat":1,"text":"steer 113"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',23,1794981900775,'{"type":"moved","seat":0,"text":"steer 120"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',24,1794981900796,'{"type":"moved","seat":1,"text":"steer 262"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',25,1794981900835,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',26,1794981900873,'{"type":"moved","seat":1,"text":"steer 160"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',27,1794981900890,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',28,1794981900894,'{"type":"moved","seat":1,"text":"steer 230"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',29,1794981900907,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',30,1794981900913,'{"type":"moved","seat":1,"text":"steer 21"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',31,1794981900922,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',32,1794981900933,'{"type":"moved","seat":1,"text":"steer 88"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',33,1794981900947,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',34,1794981900955,'{"type":"moved","seat":1,"text":"steer 112"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',35,1794981901031,'{"type":"moved","seat":0,"text":"steer 120"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',36,1794981901035,'{"type":"moved","seat":1,"text":"steer 257"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',37,1794981901046,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',38,1794981901059,'{"type":"moved","seat":1,"text":"steer 43"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',39,1794981901072,'{"type":"moved","seat":0,"text":"steer 110"}');
INSERT INTO "events" VALUES('JJiwV86jniAjZqeE',40,1794981901083,'{"type":"moved","seat":1,"text":"steer 58"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',1,1794981897952,'{"type":"opened"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',2,1794981898457,'{"type":"sat","seat":1,"guest":"h-mcZIdBLzxKmiI5C3MjuA","contribution":"1a2b538b5e332d0aee9b3769df1a924d","name":"Bo"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',5,1794981898487,'{"type":"moved","seat":0,"text":"ahead"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',7,1794981898491,'{"type":"moved","seat":0,"text":"f7g7"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',8,1794981898493,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',10,1794981898494,'{"type":"moved","seat":1,"text":"e3e4"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',11,1794981898495,'{"type":"moved","seat":0,"text":"ahead"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',13,1794981898497,'{"type":"moved","seat":0,"text":"e2f2"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',14,1794981898497,'{"type":"undone","seat":0,"ply":9}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',15,1794981898498,'{"type":"moved","seat":0,"text":"e2f2"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',16,1794981898499,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',18,1794981898500,'{"type":"moved","seat":1,"text":"e1e2"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',19,1794981898502,'{"type":"moved","seat":0,"text":"ahead"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',21,1794981898503,'{"type":"moved","seat":0,"text":"f1f2"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',22,1794981898504,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',24,1794981898520,'{"type":"moved","seat":1,"text":"f3f4"}');
INSERT INTO "events" VALUES('Urm_T4-lwutlYdSO',25,1794981898522,'{"type":"said","seat":0,"which":"thanks"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',1,1794981898527,'{"type":"opened"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',4,1794981900379,'{"type":"moved","seat":1,"text":"ahead"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',6,1794981900383,'{"type":"moved","seat":1,"text":"c5c6"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',7,1794981900385,'{"type":"moved","seat":2,"text":"ahead"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',9,1794981900388,'{"type":"moved","seat":2,"text":"c7d7"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',10,1794981900392,'{"type":"moved","seat":0,"text":"ahead"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',12,1794981900399,'{"type":"moved","seat":0,"text":"e1e2"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',13,1794981900403,'{"type":"moved","seat":1,"text":"right"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',15,1794981900404,'{"type":"moved","seat":1,"text":"e2f2"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',16,1794981900405,'{"type":"moved","seat":2,"text":"left"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',18,1794981900406,'{"type":"moved","seat":2,"text":"f5f6"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',19,1794981900407,'{"type":"moved","seat":0,"text":"ahead"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',21,1794981900408,'{"type":"moved","seat":0,"text":"g5g6"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',22,1794981900409,'{"type":"moved","seat":1,"text":"right"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',24,1794981900410,'{"type":"moved","seat":1,"text":"d6d7"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',25,1794981900411,'{"type":"moved","seat":2,"text":"ahead"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',27,1794981900412,'{"type":"moved","seat":2,"text":"b5b6"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',28,1794981900412,'{"type":"moved","seat":0,"text":"ahead"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',30,1794981900413,'{"type":"moved","seat":0,"text":"a5a6"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',31,1794981900414,'{"type":"moved","seat":1,"text":"right"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',33,1794981900415,'{"type":"moved","seat":1,"text":"e6f6"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',34,1794981900416,'{"type":"moved","seat":2,"text":"ahead"}');
INSERT INTO "events" VALUES('WcA9KQoc_sFfE1xF',36,1794981900417,'{"type":"moved","seat":2,"text":"d7e7"}');
CREATE TABLE leases (
	table_id VARCHAR(32) NOT NULL, 
	worker VARCHAR(32) NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
CREATE TABLE people (
	guest VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (guest, table_id)
)
 WITHOUT ROWID

;
INSERT INTO "people" VALUES('NnZOToSNoKmCJikEpFKJdg','JJiwV86jniAjZqeE');
INSERT INTO "people" VALUES('NnZOToSNoKmCJikEpFKJdg','Urm_T4-lwutlYdSO');
INSERT INTO "people" VALUES('NnZOToSNoKmCJikEpFKJdg','WcA9KQoc_sFfE1xF');
INSERT INTO "people" VALUES('h-mcZIdBLzxKmiI5C3MjuA','Urm_T4-lwutlYdSO');
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE secrets (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secrets" VALUES('identity','a90e8993e1e347171e0a7a667bcf5f66eca8427909ab2343d1abb4b1b4f6c2dd');
INSERT INTO "secrets" VALUES('seeds','1ff33ec5dd53e10bb592362a79f2fbaff83136df435af4fcbc97532dd831a8a9');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	nonce VARCHAR(32) NOT NULL, 
	setup TEXT NOT NULL, 
	state VARCHAR(16) NOT NULL, 
	public BOOLEAN NOT NULL, 
	wake BIGINT, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (nonce)
);
INSERT INTO "tables" VALUES('Urm_T4-lwutlYdSO','fd4dd735d18f4d53aa730c20bb6d0c47','{"game":"marrakech","host":"NnZOToSNoKmCJikEpFKJdg","places":[{"guest":"NnZOToSNoKmCJikEpFKJdg","name":"Ann","contribution":"cbe9def1a12f2fd51a34fd7910f78d0e"},{}],"options":{"first":"lot","two_player":"one-colour"},"pace":{"kind":"none","seconds":0},"public":false,"invite":"oZco7FrK2VQLK2s4","created":1794981897952}','playing',0,NULL,1794981897952);
INSERT INTO "tables" VALUES('WcA9KQoc_sFfE1xF','9b6e9ff6a1fa6ac502cb1cbd9572977e','{"game":"marrakech","host":"NnZOToSNoKmCJikEpFKJdg","places":[{"guest":"NnZOToSNoKmCJikEpFKJdg","name":"Ann","contribution":"8a918f6a7d8e7454f8649f45aaf28656"},{"bot":"greedy"},{"bot":"random"}],"options":{"first":"lot"},"pace":{"kind":"none","seconds":0},"public":false,"invite":"IKR_5iDOf0sXY1Ew","created":1794981898527}','playing',0,NULL,1794981898527);
INSERT INTO "tables" VALUES('JJiwV86jniAjZqeE','a6c9631aad1359f16835966234642b42','{"game":"regatta","host":"NnZOToSNoKmCJikEpFKJdg","places":[{"guest":"NnZOToSNoKmCJikEpFKJdg","name":"Ann","contribution":"91d6c70f4aaa55d6a0a3851d8377a187"},{"bot":"random"}],"options":{"first":"lot","lanes":"lot"},"pace":{"kind":"none","seconds":0},"public":false,"invite":"7Y_SsKN22CkRnzv3","created":1794981900450}','playing',0,NULL,1794981900450);
CREATE INDEX tables_by_wake ON tables (wake);
CREATE INDEX tables_by_state ON tables (state, public, created);
COMMIT;
